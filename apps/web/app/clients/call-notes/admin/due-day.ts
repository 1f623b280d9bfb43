export type DueChoice = 'today' | 'tomorrow' | 'other';

export const dueChoices = [
  { value: 'today', label: '오늘' },
  { value: 'tomorrow', label: '내일' },
  { value: 'other', label: '다른 날' },
] as const satisfies readonly { value: DueChoice; label: string }[];

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** What is sent: for today nothing, since only the server knows the day on which it arrives. */
export function dueDayOf(choice: DueChoice, other: string, today: string): { dueOn?: string } {
  if (choice === 'today') return {};
  return { dueOn: choice === 'tomorrow' ? dayAfter(today) : other };
}
