import {
  consentParamsSchema,
  consentSchema,
  takeConsentSchema,
  withdrawConsentSchema,
} from '@kidney/contract/clients/people/consents.schema.ts';
import { personPaths } from '@kidney/contract/clients/people/people.paths.ts';
import {
  personListSchema,
  personParamsSchema,
  personSchema,
  personSearchSchema,
} from '@kidney/contract/clients/people/people.schema.ts';
import { endpoint } from '../../platform/endpoint.ts';
import { mayKnowPeople } from './people.policy.ts';
import type { PeopleService } from './people.service.ts';

const access = mayKnowPeople;

export function peopleEndpoints(service: PeopleService) {
  return [
    endpoint({
      route: personPaths.search,
      summary: 'People by the end of a telephone number, a whole one, a name or its first consonants',
      access,
      body: personSearchSchema,
      output: personListSchema,
      handle: async ({ body }) => ({ data: await service.search(body.words) }),
    }),
    endpoint({
      route: personPaths.get,
      summary: 'One person, with what they agreed to',
      access,
      knownTo: access,
      params: personParamsSchema,
      output: personSchema,
      handle: async ({ params }) => ({ data: await service.get(params.id) }),
    }),
    endpoint({
      route: personPaths.takeConsent,
      summary: 'Write down what somebody agreed to on the telephone or on paper',
      access,
      knownTo: access,
      params: personParamsSchema,
      body: takeConsentSchema,
      output: consentSchema,
      handle: async ({ params, body, principal }) => ({
        data: await service.takeConsent(params.id, body, principal.sub),
        message: '동의를 받았습니다.',
      }),
    }),
    endpoint({
      route: personPaths.withdrawConsent,
      summary: 'Write down that somebody took a consent back',
      access,
      knownTo: access,
      params: consentParamsSchema,
      body: withdrawConsentSchema,
      output: consentSchema,
      handle: async ({ params, body, principal }) => ({
        data: await service.withdrawConsent(params.id, params.consent, body, principal.sub),
        message: '동의를 거두었습니다.',
      }),
    }),
  ];
}
