import type { Answers } from '@kidney/contract/clients/forms/forms.schema.ts';
import { accessArmTopic } from '../people/index.ts';
import { answerTo, type AlsoApplied, type Form } from './form.ts';
import { applicantPage, guardianOf, knownAnswers, personPage } from './shared-pages.ts';
import { accessArmConsentField, accessArmPage } from './transport/access-arm-pages.ts';
import { clinicNamePage, clinicPage, daysPage } from './transport/clinic-pages.ts';
import { birthDatePage, joinConsentPage, joinPage, wantsToJoin } from './transport/join-pages.ts';
import { wishedRide } from './transport/wished-ride.ts';
import { directionPage, feePage, helpPage, otherPage, pickUpPage } from './transport/ride-pages.ts';

/** The rider joins too. Whoever is driven to a dialysis unit has said already what they are treated with. */
function alsoApplied(answers: Answers): AlsoApplied | null {
  if (!wantsToJoin(answers)) return null;
  const names = ['giver', 'applicantName', 'applicantPhone', 'name', 'phone', 'birthDate', 'registration'];
  const same = Object.entries(answers).filter(([name]) => names.includes(name));
  return {
    kind: 'membership',
    answers: { ...Object.fromEntries(same), address: answerTo(answers, 'pickUp'), treatment: 'haemodialysis' },
  };
}

export const transportForm: Form = {
  kind: 'transport',
  title: '병원 이동 차량 신청',
  intro: '투석 병원에 오가실 때 협회 차로 모십니다. 5분이면 됩니다. 중간에 멈추셔도 7일 안에 이어서 하실 수 있습니다.',
  next: '사무국이 전화드려 요일과 시간을 함께 정합니다.',
  pages: [
    applicantPage,
    personPage({
      key: 'rider',
      title: '이름과 전화번호를 적어 주십시오.',
      ofOther: '차를 타실 분의 이름과 전화번호를 적어 주십시오.',
    }),
    pickUpPage,
    clinicPage,
    clinicNamePage,
    daysPage,
    helpPage,
    accessArmPage,
    directionPage,
    feePage,
    otherPage,
    joinPage,
    joinConsentPage,
    birthDatePage,
  ],
  personOf: (answers) => ({
    name: answerTo(answers, 'name'),
    phone: answerTo(answers, 'phone'),
    ...(wantsToJoin(answers) && { address: answerTo(answers, 'pickUp'), birthDate: answerTo(answers, 'birthDate') }),
    ...guardianOf(answers),
  }),
  answersOf: (person) => ({
    ...knownAnswers(person),
    ...(person.address !== null && { pickUp: person.address }),
  }),
  again: ['pickUp', 'pickUpNote', 'clinic', 'clinicName', 'days', 'chairTime', 'help', 'direction', 'feeClass'],
  usual: { direction: 'both', joins: 'no' },
  consented: { page: accessArmPage, by: accessArmConsentField.name, topic: accessArmTopic },
  also: alsoApplied,
  wishedRide,
};
