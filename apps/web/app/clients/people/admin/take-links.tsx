import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';

/** What callers ask for, the most frequent first. */
const takings = [
  { kind: 'transport', words: '이동 신청 받기', icon: 'van' },
  { kind: 'membership', words: '회원 가입 받기', icon: 'person' },
  { kind: 'pledge', words: '후원 신청 받기', icon: 'hands' },
] as const;

interface TakeLinksProps {
  /** Who calls, where that is known. */
  personId?: string;
  /** Said with every link where several people stand below each other. */
  name?: string;
  size?: 'small';
}

/** To the forms that an officer fills in for whoever calls. */
export function TakeLinks({ personId, name, size }: TakeLinksProps) {
  return takings.map(({ kind, words, icon }, place) => (
    <ButtonLink
      key={kind}
      kind={place === 0 ? 'primary' : 'secondary'}
      to={`/admin/call/${kind}${personId ? `?person=${personId}` : ''}`}
      {...(size && { size })}
      {...(name && { 'aria-label': `${name} 님의 ${words}` })}
    >
      <Icon name={icon} />
      {words}
    </ButtonLink>
  ));
}
