import { expect, test } from 'vitest';
import { lastResortPage, rememberOfficePhone } from './last-resort-page.ts';

test('D-SH-06 the page of last resort says the number that was read last, and never a sample', () => {
  expect(lastResortPage(500)).not.toContain('tel:');
  for (const phone of ['052-000-0001', '052-000-0002']) {
    rememberOfficePhone(phone);
    expect(lastResortPage(500)).toContain(`<a href="tel:${phone}">${phone}</a>`);
  }
  rememberOfficePhone('"><script>x</script>');
  expect(lastResortPage(500)).not.toContain('<script');
});
