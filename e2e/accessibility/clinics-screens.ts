import { expect, type Page } from '@playwright/test';
import { runSql } from '../../scripts/postgres/roles.ts';
import { xlsxOf } from '../../testing/xlsx.ts';
import { clinicsPath } from '../fixtures/clinics-page.ts';
import { press } from '../fixtures/hydrated.ts';
import type { Screen } from './screen.ts';

const district = `${clinicsPath}?district=동구`;
const startEditing = (page: Page) => press(page.getByRole('button', { name: '고치기' }).first());
const save = (page: Page) => press(page.getByRole('button', { name: '저장', exact: true }));

const file = [
  ['이름', '구·군', '주소', '전화', '시간대', '요일', '확인일'],
  ['새로운의원', '남구', '삼산로 1', '052-000-0101', '오전', '월수금', '2026-11-14'],
  ['○○내과의원 인공신장실 (표본)', '중구', '새 주소', '052-000-0011', '오전, 오후', '월수금, 화목토', '2026-11-14'],
  ['틀린의원', '서울', '', '없음', '새벽', '월수금', '어제'],
];

export const clinicsScreens: Screen[] = [
  { name: 'clinics', who: 'visitor', at: clinicsPath },
  { name: 'clinics, one district', who: 'visitor', at: district },
  { name: 'clinics, nothing found', who: 'visitor', at: `${district}&shift=night&days=mwf&q=없는 곳` },
  { name: 'clinics that cannot be loaded', who: 'visitor', at: clinicsPath, isCutOff: true, status: 503 },
  { name: 'clinics admin', who: 'editor', at: district, completeWith: '병원 추가' },
  {
    name: 'clinics admin, adding with errors',
    who: 'editor',
    at: district,
    async make(page) {
      await press(page.getByRole('button', { name: '병원 추가' }));
      await save(page);
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
  {
    name: 'clinics admin, somebody else was first',
    who: 'editor',
    at: district,
    async make(page, site) {
      await startEditing(page);
      await page.getByLabel('전화', { exact: true }).fill('052-000-0777');
      await runSql(site.urls.ownerUrl, ['update facilities set version = version + 1']);
      await save(page);
      await expect(page.getByRole('alert').first()).toContainText('다른 분이');
    },
  },
  {
    name: 'clinics admin, deleting',
    who: 'editor',
    at: district,
    async make(page) {
      await press(page.getByRole('button', { name: '삭제' }).first());
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'clinics admin, a file with mistakes',
    who: 'editor',
    at: district,
    async make(page) {
      await press(page.getByRole('button', { name: '파일로 올리기' }));
      const chosen = { name: '병원.xlsx', mimeType: 'application/octet-stream', buffer: xlsxOf(file) };
      await page.getByLabel('올릴 파일').setInputFiles(chosen);
      await expect(page.getByRole('table')).toBeVisible();
    },
  },
];
