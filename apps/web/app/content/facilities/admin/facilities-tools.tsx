import { facilitiesPaths } from '@kidney/contract/content/facilities/facilities.paths.ts';
import type { District } from '@kidney/contract/office/settings/region.schema.ts';
import { useRef, useState } from 'react';
import { call } from '../../../platform/api-client.ts';
import { DownloadButtons } from '../../../platform/downloads/download-buttons.tsx';
import { RecordCreate } from '../../../platform/editing/form/record-editor.tsx';
import { dayInSeoul } from '../../../platform/korean-date.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { blankDraft, toContent } from './facility-draft.ts';
import { facilityKind } from './facility-kind.ts';
import { FacilityImport } from './facility-import.tsx';
import type { FacilityMutations } from './use-facility-mutations.ts';

type Tool = 'create' | 'import';

interface FacilitiesToolsProps {
  districts: readonly District[];
  mutation: FacilityMutations;
}

/** What is done with the whole list: a clinic more, a file in, a file out. */
export function FacilitiesTools({ districts, mutation }: FacilitiesToolsProps) {
  const [open, setOpen] = useState<Tool>();
  const [today, setToday] = useState('');
  const buttons = useRef<Partial<Record<Tool, HTMLButtonElement | null>>>({});

  function toggle(tool: Tool) {
    mutation.clearOutcome();
    setToday(dayInSeoul(new Date().toISOString()));
    setOpen(open === tool ? undefined : tool);
  }

  function close() {
    if (open) buttons.current[open]?.focus();
    setOpen(undefined);
  }

  return (
    <Card ground="sand">
      <Stack>
        <div>
          <Tag icon="person">직원에게만 보입니다</Tag>
        </div>
        <Buttons>
          <Button
            ref={(element) => {
              buttons.current.create = element;
            }}
            kind="secondary"
            size="small"
            aria-expanded={open === 'create'}
            onClick={() => toggle('create')}
          >
            <Icon name={open === 'create' ? 'close' : 'plus'} />
            {open === 'create' ? '병원 추가 닫기' : '병원 추가'}
          </Button>
          <Button
            ref={(element) => {
              buttons.current.import = element;
            }}
            kind="secondary"
            size="small"
            aria-expanded={open === 'import'}
            onClick={() => toggle('import')}
          >
            <Icon name={open === 'import' ? 'close' : 'upload'} />
            {open === 'import' ? '파일로 올리기 닫기' : '파일로 올리기'}
          </Button>
          <DownloadButtons
            mutation={mutation}
            load={(format) => call(browserTransport, facilitiesPaths.export, { query: { format } })}
          />
        </Buttons>
        {open === 'create' && (
          <RecordCreate
            kind={facilityKind(districts)}
            label="병원 추가"
            initial={blankDraft(today, districts)}
            send={(draft) => mutation.create(toContent(draft))}
            mutation={mutation}
            onSaved={close}
            onClose={close}
          />
        )}
        {open === 'import' && <FacilityImport mutation={mutation} onClose={close} />}
      </Stack>
    </Card>
  );
}
