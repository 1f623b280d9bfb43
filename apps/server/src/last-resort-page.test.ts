import { expect, test } from 'vitest';
import { lastResortPage } from './last-resort-page.ts';
import { rememberSite } from './remembered-site.ts';

test('D-SH-06 the page of last resort says the number that was read last, and never a sample', () => {
  expect(lastResortPage(500)).not.toContain('tel:');
  for (const phone of ['052-000-0001', '052-000-0002']) {
    rememberSite({ name: '표본 협회', phone, districts: [] });
    expect(lastResortPage(500)).toContain('<title>화면을 보여 드릴 수 없습니다 | 표본 협회</title>');
    expect(lastResortPage(500)).toContain(`<a href="tel:${phone}">${phone}</a>`);
  }
  rememberSite({ name: '<script>y</script>', phone: '"><script>x</script>', districts: [] });
  expect(lastResortPage(500)).not.toContain('<script');
});
