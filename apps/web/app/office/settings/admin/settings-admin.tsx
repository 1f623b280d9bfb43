import type { Setting } from '@kidney/contract/office/settings/settings.schema.ts';
import { useMemo, useState } from 'react';
import { usePageSlots } from '../../../platform/page-slots.ts';
import { useMutation } from '../../../platform/use-mutation.ts';
import { NeedsScript } from '../../../platform/needs-script.tsx';
import { useHas } from '../../../platform/use-has.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { bannerForm } from './banner-form.ts';
import { disasterForm } from './disaster-form.tsx';
import { DisasterSwitch } from './disaster-switch.tsx';
import { GroupCard, type Open } from './group-card.tsx';
import { identityForm } from './identity-form.tsx';
import { menuForm } from './menu-form.tsx';
import { retentionForm } from './retention-form.ts';
import { vansForm } from './vans-form.tsx';
import type { Clinic } from './clinic.ts';

export interface SettingsAdminProps {
  disaster: Setting;
  /** Null for those who may not change them. */
  banner: Setting | null;
  menuOrder: Setting | null;
  identity: Setting | null;
  vans: Setting | null;
  retention: Setting | null;
  clinics: readonly Clinic[];
}

export function SettingsAdmin({ disaster, banner, menuOrder, identity, vans, retention, clinics }: SettingsAdminProps) {
  const hasVans = useHas()('transport');
  const mutation = useMutation();
  const [open, setOpen] = useState<Open>();
  const form = useMemo(() => disasterForm(clinics), [clinics]);
  const { menu } = usePageSlots();
  const orderForm = useMemo(() => menuForm(menu), [menu]);
  const shared = { mutation, open, onOpen: setOpen };

  return (
    <Stack>
      <noscript>
        <p>고치시려면 브라우저에서 자바스크립트를 켜 주십시오.</p>
      </noscript>
      <GroupCard {...shared} form={form} setting={disaster}>
        <NeedsScript>
          <DisasterSwitch
            setting={disaster}
            mutation={mutation}
            onUsed={() => setOpen({ group: 'disaster', what: 'nothing' })}
          />
        </NeedsScript>
      </GroupCard>
      {banner && <GroupCard {...shared} form={bannerForm} setting={banner} />}
      {hasVans && (
        <Card>
          <Stack gap="small">
            <h2>운행하지 않는 날</h2>
            <p>차량이 쉬는 날은 따로 넣습니다.</p>
            <div>
              <ButtonLink to="/admin/service-days" kind="secondary" size="small">
                운행하지 않는 날 고치기
              </ButtonLink>
            </div>
          </Stack>
        </Card>
      )}
      {menuOrder && <GroupCard {...shared} form={orderForm} setting={menuOrder} />}
      {vans && <GroupCard {...shared} form={vansForm} setting={vans} />}
      {identity && <GroupCard {...shared} form={identityForm} setting={identity} />}
      {retention && <GroupCard {...shared} form={retentionForm} setting={retention} />}
    </Stack>
  );
}
