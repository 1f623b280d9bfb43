import { useIdentity } from '../../../platform/identity.ts';
import { Card } from '../../../ui/card/card.tsx';
import { FactList } from '../../../ui/fact-list/fact-list.tsx';
import styles from './blocks/blocks.module.css';

/** Where money is sent to, as the settings say; what stands in a text would grow old unseen. */
export function SupportAccounts() {
  const { accounts } = useIdentity();
  if (accounts.length === 0) return null;
  return (
    <section id="accounts" className={styles.block}>
      <h2>후원 계좌</h2>
      <Card>
        <FactList
          items={accounts.map(({ bank, number, holder }) => ({
            id: `${bank} ${number}`,
            label: bank,
            value: number,
            isShort: true,
            ...(holder && { note: `예금주 ${holder}` }),
          }))}
        />
      </Card>
      <p>보내시기 전에 예금주 이름이 협회 이름인지 확인해 주십시오.</p>
    </section>
  );
}
