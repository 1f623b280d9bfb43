import { faqPaths } from '@kidney/contract/content/faq/faq.paths.ts';
import { binDays } from '@kidney/contract/content/engine/content.paths.ts';
import { useRef } from 'react';
import { call } from '../../../platform/api-client.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { Bin } from '../../../platform/editing/deletion/bin.tsx';
import { StaffCard } from '../../../platform/editing/tools/staff-card.tsx';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { FaqCreate } from './faq-create.tsx';
import type { FaqMutations } from './use-faq-mutations.ts';
import type { LeaveGuards } from './use-leave-guards.ts';

export type Tool = 'create' | 'order' | 'bin';

interface FaqToolsProps {
  /** The questions that are there: what lies in the bin changes with them. */
  ids: readonly number[];
  open: Tool | undefined;
  onOpen: (tool: Tool | undefined) => void;
  mutation: FaqMutations;
  guards: LeaveGuards;
}

const tools: readonly { tool: Tool; label: string; closed: string; icon: IconName }[] = [
  { tool: 'create', label: '질문 추가', closed: '질문 추가 닫기', icon: 'plus' },
  { tool: 'order', label: '순서 바꾸기', closed: '순서 바꾸기 마치기', icon: 'chevronUp' },
  { tool: 'bin', label: '휴지통', closed: '휴지통 닫기', icon: 'trash' },
];

/** Above the list for those who write it: one more, another order, and what was deleted. */
export function FaqTools({ ids, open, onOpen, mutation, guards }: FaqToolsProps) {
  const buttons = useRef(new Map<Tool, HTMLButtonElement | null>());
  return (
    <StaffCard>
      <Buttons>
        {tools.map(({ tool, label, closed, icon }) => (
          <Button
            key={tool}
            ref={(button: HTMLButtonElement | null) => void buttons.current.set(tool, button)}
            kind="secondary"
            size="small"
            aria-expanded={open === tool}
            onClick={() => onOpen(open === tool ? undefined : tool)}
          >
            <Icon name={open === tool ? 'close' : icon} />
            {open === tool ? closed : label}
          </Button>
        ))}
      </Buttons>
      {open === 'create' && (
        <FaqCreate
          mutation={mutation}
          guards={guards}
          onAdded={() => onOpen(undefined)}
          onClose={() => {
            onOpen(undefined);
            buttons.current.get('create')?.focus();
          }}
        />
      )}
      {open === 'bin' && (
        <>
          <p>삭제하신 질문은 {binDays}일 동안 여기에 있습니다.</p>
          <Bin
            key={ids.join()}
            mutation={mutation}
            read={() => call(browserTransport, faqPaths.bin)}
            restore={(id) => call(browserTransport, faqPaths.restore, { params: { id } })}
          />
        </>
      )}
    </StaffCard>
  );
}
