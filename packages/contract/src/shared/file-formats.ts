export type FileKind = 'image' | 'document';

interface Format {
  kind: FileKind;
  /** How names of such files end, the usual one first. */
  extensions: readonly [string, ...string[]];
  type: string;
  label: string;
}

/** What may be uploaded. Everything else is refused by its content, whatever it is called. */
export const fileFormats = {
  jpg: { kind: 'image', extensions: ['jpg', 'jpeg'], type: 'image/jpeg', label: 'JPEG 사진' },
  png: { kind: 'image', extensions: ['png'], type: 'image/png', label: 'PNG 그림' },
  webp: { kind: 'image', extensions: ['webp'], type: 'image/webp', label: 'WebP 그림' },
  gif: { kind: 'image', extensions: ['gif'], type: 'image/gif', label: 'GIF 그림' },
  pdf: { kind: 'document', extensions: ['pdf'], type: 'application/pdf', label: 'PDF' },
  hwp: { kind: 'document', extensions: ['hwp'], type: 'application/x-hwp', label: '한글(HWP)' },
  hwpx: { kind: 'document', extensions: ['hwpx'], type: 'application/hwp+zip', label: '한글(HWPX)' },
  docx: {
    kind: 'document',
    extensions: ['docx'],
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    label: '워드(DOCX)',
  },
  xlsx: {
    kind: 'document',
    extensions: ['xlsx'],
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    label: '엑셀(XLSX)',
  },
} as const satisfies Record<string, Format>;

export type FileFormat = keyof typeof fileFormats;

export const fileFormatNames = Object.keys(fileFormats) as [FileFormat, ...FileFormat[]];

const megabyte = 1024 * 1024;
export const largestFile: Record<FileKind, number> = { image: 10 * megabyte, document: 30 * megabyte };
export const largestPicture = 40_000_000;

/** The format that a file's name claims. */
export function claimedFormat(name: string): FileFormat | undefined {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return fileFormatNames.find((format) => (fileFormats[format].extensions as readonly string[]).includes(ending));
}

/** For a file field. HEIC is missing on purpose: a telephone then sends its photographs as JPEG. */
export function acceptedFiles(kinds: readonly FileKind[]): string {
  return Object.values(fileFormats)
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap(({ extensions, type }) => [...extensions.map((each) => `.${each}`), type])
    .join(',');
}
