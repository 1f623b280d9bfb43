import { useEffect, useRef, type ReactNode } from 'react';

interface ArrivalHeadingProps {
  /** True where what follows it fills the screen. */
  isAtTop?: boolean;
  children: ReactNode;
}

/** The heading of what has taken the place of something else: whoever opened it goes on reading here. */
export function ArrivalHeading({ isAtTop = false, children }: ArrivalHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus();
    if (isAtTop) heading.current?.scrollIntoView();
  }, [isAtTop]);

  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
