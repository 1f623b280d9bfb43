import type { SheetFile } from '@kidney/contract/shared/sheet.schema.ts';

const types: Record<string, string> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Hands a file that came in base64 to the browser, to keep. */
export function saveFile({ fileName, file }: SheetFile): void {
  const bytes = Uint8Array.from(atob(file), (letter) => letter.codePointAt(0) ?? 0);
  const type = types[fileName.slice(fileName.lastIndexOf('.') + 1)] ?? '';
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
