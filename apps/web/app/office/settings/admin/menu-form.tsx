import type { MenuOrder } from '@kidney/contract/office/settings/settings.schema.ts';
import { completeOrder, type MenuSection } from '../../../platform/menu-order.ts';
import type { DrawnGroup, GroupForm } from './group-form.ts';
import { OrderField } from '../../../platform/editing/list/order-field.tsx';
import styles from '../../../platform/editing/list/order-field.module.css';

/** The keys of the sections, and under the key of each that has several pages their addresses. */
type MenuDraft = Record<string, string[]>;
type Menu = readonly MenuSection[];
type MenuFieldsProps = DrawnGroup<MenuDraft> & { menu: Menu };

const withSeveral = (menu: Menu) => menu.filter(({ pages }) => pages.length > 1);

function namesIn(menu: Menu): (key: string) => string {
  const names = new Map(
    menu.flatMap(
      ({ key, label, pages }) => [[key, label], ...pages.map((page) => [page.to, page.label])] as [string, string][],
    ),
  );
  return (key) => names.get(key) ?? key;
}

function MenuFields({ form: { id, draft, wrong, onChange }, announce, menu }: MenuFieldsProps) {
  const nameOf = namesIn(menu);
  const field = (name: string) => ({
    id: `${id}-${name}`,
    error: wrong.get(name),
    keys: draft[name] ?? [],
    nameOf,
    announce,
    onChange: (keys: string[]) => onChange((before) => ({ ...before, [name]: keys })),
  });
  return (
    <OrderField {...field('sections')} label="주 메뉴 순서">
      {(key) =>
        draft[key] && (
          <details className={styles.within}>
            <summary>
              {nameOf(key)} 안의 순서 ({draft[key].length})
            </summary>
            <OrderField {...field(key)} label={`${nameOf(key)} 안의 순서`} />
          </details>
        )
      }
    </OrderField>
  );
}

/** The form for the menu as it was made. */
export function menuForm(menu: Menu): GroupForm<MenuDraft> {
  const nameOf = namesIn(menu);
  const field = (label: string) => ({ label, inWords: (keys: string[]) => keys.map(nameOf).join(' · ') });
  return {
    group: 'menu',
    title: '메뉴 순서',
    lead: '누리집 위쪽 메뉴에 나오는 차례입니다. 이름과 주소는 그대로입니다.',
    subject: '메뉴 순서를',
    first: 'sections',
    serverNames: { order: 'sections' },
    fields: {
      sections: field('주 메뉴'),
      ...Object.fromEntries(withSeveral(menu).map(({ key, label }) => [key, field(label)])),
    },
    toDraft: ({ value }) => {
      const order = completeOrder(menu, (value as MenuOrder).order);
      const ordered = (made: readonly string[]) => order.filter((key) => made.includes(key));
      return {
        sections: ordered(menu.map(({ key }) => key)),
        ...Object.fromEntries(withSeveral(menu).map(({ key, pages }) => [key, ordered(pages.map(({ to }) => to))])),
      };
    },
    toValue: (draft) => ({ order: Object.values(draft).flat() }),
    draw: (group) => <MenuFields {...group} menu={menu} />,
  };
}
