import { useState } from 'react';
import type { Part } from '../example.ts';
import { Stack } from '../layout/layout.tsx';
import { AttachmentList } from './attachment-list.tsx';
import { FileDrop } from './file-drop.tsx';
import { UploadList } from './upload-list.tsx';

const samples = [
  { id: 'a', name: '2026년 정기총회 안내문.hwp', type: '한글(HWP)', size: 48_600 },
  { id: 'b', name: '울산 앞바다 나들이에서 찍은 단체 사진.jpg', type: 'JPEG 사진', size: 3_240_000, alt: '' },
  { id: 'c', name: '참가 신청서.pdf', type: 'PDF', size: 1_240_000 },
];

function Attached({ isChecked = false }: { isChecked?: boolean }) {
  const [files, setFiles] = useState(samples);
  return (
    <AttachmentList
      label="붙임 파일"
      files={files}
      isChecked={isChecked}
      onChange={(ids) => setFiles(ids.flatMap((id) => files.find((file) => file.id === id) ?? []))}
      onDescribe={(id, alt) => setFiles(files.map((file) => (file.id === id ? { ...file, alt } : file)))}
    />
  );
}

export const part: Part = {
  title: '파일 올리기',
  use: '직원이 사진과 문서를 올립니다. 얼마나 올라갔는지 보이고, 도중에 그만둘 수 있습니다.',
  examples: [
    {
      name: '고르기, 고르지 못했을 때',
      element: (
        <Stack>
          <FileDrop
            label="붙임 파일"
            hint="사진은 10 MB, 문서(PDF·한글·워드·엑셀)는 30 MB까지 올릴 수 있습니다."
            accept=".pdf,.hwp,.jpg"
            onFiles={() => {}}
          />
          <FileDrop label="표지 사진" error="표지 사진을 골라 주십시오." accept=".jpg" isSingle onFiles={() => {}} />
        </Stack>
      ),
    },
    {
      name: '올리는 중, 기다리는 중, 확인하는 중, 받지 못했을 때',
      element: (
        <UploadList
          uploads={[
            { id: 1, name: '단체 사진.jpg', size: 3_240_000, share: 0.42 },
            { id: 2, name: '총회 자료집.pdf', size: 21_000_000, share: 0 },
            { id: 3, name: '회의록.hwpx', size: 96_000, share: 1 },
            {
              id: 4,
              name: '사진.heic',
              size: 2_000_000,
              share: 0,
              problem: '아이폰의 HEIC 사진은 올릴 수 없습니다. JPG로 저장하신 뒤 올려 주십시오.',
            },
          ]}
          onCancel={() => {}}
        />
      ),
    },
    { name: '올린 파일', element: <Attached /> },
    { name: '사진 설명이 빠졌을 때', element: <Attached isChecked /> },
  ],
};
