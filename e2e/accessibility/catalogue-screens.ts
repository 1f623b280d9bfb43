import { expect } from '@playwright/test';
import { press } from '../fixtures/hydrated.ts';
import type { Screen } from './screen.ts';

/** Every part of the design system in every state. */
export const catalogueScreens: Screen[] = [
  { name: 'catalogue', who: 'visitor', at: '/test', completeWith: '인용' },
  {
    name: 'catalogue, dialog',
    who: 'visitor',
    at: '/test',
    async make(page) {
      await press(page.getByRole('button', { name: '대화 상자 열기' }));
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];
