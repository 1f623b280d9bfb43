import { exportedTables } from './exported-tables.ts';

/** For whoever takes the content over into another system. */
export const readme = (madeAt: Date): string => `# 누리집 내용 내보내기

${madeAt.toISOString()} 한 순간의 내용입니다. 사무국이 쓴 것이 모두 들어 있고, 비밀번호와 사람에 관한 정보는 들어 있지 않습니다.

- \`data/<표>/<번호>.jsonl\`: 표의 줄을 한 줄에 하나씩 적은 JSON(UTF-8)입니다. 번호 차례로 이어 읽습니다.
  때는 ISO 8601(UTC), 날짜는 \`YYYY-MM-DD\`, 이름이 \`_id\`로 끝나거나 \`attachments\`인 uuid는 올린 파일의 id입니다.
- \`files/<id>/<이름>\`: 올린 파일입니다. 문서는 올린 그대로이고, 사진은 크기마다 만든 그림입니다.
- \`manifest.json\`: 표마다 줄 수와 칸 이름, 파일마다 크기와 SHA-256, 없어진 파일, 넣지 않은 표와 그 까닭입니다.

## 표

${Object.entries(exportedTables)
  .map(([name, { words }]) => `- \`${name}\`: ${words}`)
  .join('\n')}
`;
