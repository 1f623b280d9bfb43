import type { Media } from '@kidney/contract/content/media/media.schema.ts';
import type {
  CreateProgram,
  Program,
  ProgramContent,
  Weekday,
} from '@kidney/contract/content/programs/programs.schema.ts';
import { typedNumber } from '../../../platform/editing/form/typed-number.ts';

/** A program as it stands in the form: what is typed is text until the server has read it. */
export interface ProgramDraft {
  title: string;
  description: string;
  weekdays: Weekday[];
  startTime: string;
  endTime: string;
  place: string;
  audience: string;
  order: string;
  /** Each with the description that this program gives it. */
  media: readonly Media[];
}

export const blankDraft: ProgramDraft = {
  title: '',
  description: '',
  weekdays: [],
  startTime: '',
  endTime: '',
  place: '',
  audience: '',
  order: '100',
  media: [],
};

/** `uploads` are what the office knows of the program's pictures. */
export function toDraft(content: ProgramContent | Program, uploads: readonly Media[]): ProgramDraft {
  const { title, description, weekdays, startTime, endTime, place, audience, order, pictures } = content;
  return {
    title,
    description,
    weekdays: [...weekdays],
    startTime: startTime ?? '',
    endTime: endTime ?? '',
    place,
    audience,
    order: String(order),
    media: pictures.flatMap(({ id, alt }) =>
      uploads.filter((each) => each.id === id).map((media) => ({ ...media, alt })),
    ),
  };
}

export function toContent({ media, startTime, endTime, order, ...same }: ProgramDraft): CreateProgram {
  return {
    ...same,
    startTime: startTime === '' ? null : startTime,
    endTime: endTime === '' ? null : endTime,
    order: typedNumber(order),
    pictures: media.map(({ id, alt }) => ({ id, alt: alt.trim() })),
  };
}

/** What is half typed must not keep the rest from being kept: it goes with a value that the server takes. */
export function toKept(draft: ProgramDraft): CreateProgram {
  const isOrder = /^\d{1,3}$/.test(draft.order.trim()) && Number(draft.order) > 0;
  return toContent(isOrder ? draft : { ...draft, order: blankDraft.order });
}
