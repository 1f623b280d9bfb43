import type { Answers } from '@kidney/contract/clients/forms/forms.schema.ts';
import { describe, expect, it } from 'vitest';
import { pageOf, problemsOf, valuesOf, formContext } from '../../../../../testing/forms.ts';
import { describePage, groupsOf, pagesOf } from './engine.ts';
import { forms } from './forms.ts';

describe('the pledge form', () => {
  const form = forms.pledge;
  const pledge = { giver: 'self', name: '신청인', phone: '010-0000-0000', wantsReceipt: 'yes' };
  const pages = (answers: Answers) => pagesOf(form, answers).map(({ key }) => key);

  it('D-APP-01 asks of each way of giving only what it needs', () => {
    expect(pages({ gift: 'once' })).toEqual(['gift', 'amount', 'person', 'receipt', 'message']);
    expect(pages({ gift: 'monthly' })).toEqual(['gift', 'amount', 'person', 'receipt', 'message']);
    expect(pages({ gift: 'goods' })).toEqual(['gift', 'goods', 'person', 'receipt', 'message']);
    expect(pages({ gift: 'time' })).toEqual(['gift', 'service', 'service-time', 'person', 'message']);
    expect(problemsOf(form, { ...pledge, gift: 'time' })).toEqual(['service', 'serviceOften', 'serviceWhen']);
    expect(problemsOf(form, { ...pledge, gift: 'goods' })).toEqual(['goods']);
    expect(problemsOf(form, { ...pledge, gift: 'money' })).toEqual(['gift']);
  });

  it('D-APP-01 makes a person of its answers, with a mail address only where one was given', () => {
    const values = valuesOf(form, { ...pledge, gift: 'monthly', amount: '3만원', email: 'giver@example.org' });
    expect(form.personOf(values)).toEqual({ name: '신청인', phone: '01000000000', email: 'giver@example.org' });
    const words = groupsOf(form, values, formContext).flatMap(({ rows }) => rows.map((row) => row.words));
    expect(words.slice(0, 2)).toEqual(['달마다 후원', '30,000원']);
    expect(form.personOf(valuesOf(form, { ...pledge, gift: 'once', amount: '10000' }))).not.toHaveProperty('email');
    expect(problemsOf(form, { ...pledge, gift: 'once', amount: '10000', email: '없음' })).toEqual(['email']);
  });

  it('D-APP-01 takes no money and no resident number, and says where money is sent to and who gives receipts', () => {
    const [note] = describePage(pageOf(form, 'amount'), {}, formContext).notes;
    expect(note?.title).toBe('지금 돈이 빠져나가지 않습니다');
    expect(note?.text).toContain('○○은행 000-0000-00 협회');
    const bare = describePage(pageOf(form, 'amount'), {}, { ...formContext, accounts: [] }).notes;
    expect(bare[0]?.text).toContain('전화로 알려 드립니다');
    const hint = describePage(pageOf(form, 'receipt'), {}, formContext).fields[0]?.hint;
    for (const word of ['홈택스', '전자기부금영수증', '주민등록번호를 받지 않']) expect(hint).toContain(word);
  });
});
