import type { Setting, SettingGroup } from '@kidney/contract/office/settings/settings.schema.ts';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { NeedsScript } from '../../../platform/needs-script.tsx';
import { OutcomeMessage } from '../../../platform/outcome-message.tsx';
import type { Mutation } from '../../../platform/use-mutation.ts';
import { historyButtonId } from '../../../platform/editing/tools/tool-buttons.tsx';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { GroupEdit } from './group-edit.tsx';
import type { GroupForm } from './group-form.ts';
import { GroupValues } from './group-values.tsx';
import { GroupVersions } from './group-versions.tsx';

/** The one group that is being worked on. */
export interface Open {
  group: SettingGroup;
  what: 'form' | 'history' | 'nothing';
}

interface GroupCardProps<Draft extends object> {
  form: GroupForm<Draft>;
  setting: Setting;
  mutation: Mutation;
  open: Open | undefined;
  onOpen: (open: Open) => void;
  /** What stands above the settings themselves. */
  children?: ReactNode;
}

const editButtonId = (group: SettingGroup) => `edit-${group}`;

export function GroupCard<Draft extends object>(props: GroupCardProps<Draft>) {
  const { form, setting, mutation, open, onOpen, children } = props;
  const { group, title } = form;
  const isOwn = open?.group === group;
  const show = (what: Open['what']) => onOpen({ group, what });

  function start(what: Open['what']) {
    mutation.clearOutcome();
    show(what);
  }

  function stopEditing() {
    flushSync(() => show('nothing'));
    document.getElementById(editButtonId(group))?.focus();
  }

  return (
    <Card>
      <section aria-labelledby={`title-${group}`}>
        <Stack>
          <div>
            <h2 id={`title-${group}`}>{title}</h2>
            <p>{form.lead}</p>
          </div>
          {isOwn && <OutcomeMessage mutation={mutation} />}
          {children}
          {isOwn && open.what === 'form' ? (
            <GroupEdit
              kind={form}
              setting={setting}
              mutation={mutation}
              onSaved={() => show('nothing')}
              onClose={stopEditing}
            />
          ) : (
            <>
              <GroupValues form={form} setting={setting} />
              <NeedsScript>
                <Buttons>
                  <Button
                    id={editButtonId(group)}
                    kind="secondary"
                    size="small"
                    aria-label={`${title} 고치기`}
                    onClick={() => start('form')}
                  >
                    <Icon name="edit" />
                    고치기
                  </Button>
                  <Button
                    id={isOwn ? historyButtonId : undefined}
                    kind="secondary"
                    size="small"
                    aria-label={`${title} 고친 기록`}
                    aria-expanded={isOwn && open.what === 'history'}
                    onClick={() => start(isOwn && open.what === 'history' ? 'nothing' : 'history')}
                  >
                    <Icon name="clock" />
                    고친 기록
                  </Button>
                </Buttons>
              </NeedsScript>
            </>
          )}
          {isOwn && open.what === 'history' && (
            <GroupVersions form={form} setting={setting} mutation={mutation} onClose={() => show('nothing')} />
          )}
        </Stack>
      </section>
    </Card>
  );
}
