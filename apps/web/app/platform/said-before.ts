import { useLocation } from 'react-router';

/** What the screen before has to say here: `글을 올렸습니다`. */
export function useSaid(): string | undefined {
  const state = useLocation().state as { said?: unknown } | null;
  return typeof state?.said === 'string' ? state.said : undefined;
}
