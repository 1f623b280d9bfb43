import type { Part } from '../example.ts';
import { Stack } from '../layout/layout.tsx';
import { SelectField } from './select-field.tsx';

const options = ['중구', '남구', '동구', '북구', '울주군'].map((label) => ({ value: label, label }));
const long = [{ value: 'long', label: '아직 정하지 못했으니 사무국에서 전화로 함께 정해 주시기를 바랍니다' }];

export const part: Part = {
  title: '골라 적는 칸',
  use: '고를 것이 많을 때 브라우저의 목록을 씁니다.',
  examples: [
    {
      name: '기본, 도움말, 긴 말, 오류, 쓸 수 없음',
      element: (
        <Stack>
          <SelectField label="구·군" options={options} />
          <SelectField label="사시는 곳" hint="차량이 모시러 갈 곳입니다." options={options} />
          <SelectField label="다니는 병원" options={long} />
          <SelectField label="가실 곳" error="가실 곳을 골라 주십시오." options={options} />
          <SelectField label="정해진 곳" options={options} disabled />
        </Stack>
      ),
    },
  ],
};
