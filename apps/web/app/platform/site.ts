/** Who speaks on every page. Sample data until the association gives its own. */
export const site = {
  name: '울산 신장장애인협회',
  phone: '052-000-0000',
  fax: '052-000-0001',
  address: '울산광역시 ○○구 ○○로 00 (표본 주소)',
  hours: '평일 9시~18시',
} as const;
