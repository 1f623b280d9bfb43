import { accessibility } from './accessibility.ts';
import { associationDirections } from './association-directions.ts';
import { associationGreeting } from './association-greeting.ts';
import { associationHistory } from './association-history.ts';
import { associationOrganization } from './association-organization.ts';
import { associationProjects } from './association-projects.ts';
import { associationPurpose } from './association-purpose.ts';
import { communityMembership } from './community-membership.ts';
import { daycareIntroduction } from './daycare-introduction.ts';
import { daycareOverview } from './daycare-overview.ts';
import { hopeCenter } from './hope-center.ts';
import { kidneyDisaster } from './kidney-disaster.ts';
import { kidneyFirstWeeks } from './kidney-first-weeks.ts';
import { kidneyOverview } from './kidney-overview.ts';
import { kidneyTherapy } from './kidney-therapy.ts';
import { kidneyWelfare } from './kidney-welfare.ts';
import { loveDonation } from './love-donation.ts';
import { loveSponsorship } from './love-sponsorship.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';
import { transportCenter } from './transport-center.ts';

/** Written for every association: names stand in double brackets, and a pack says what is otherwise in its city. */
export const startingPages = [
  accessibility,
  associationDirections,
  associationGreeting,
  associationHistory,
  associationOrganization,
  associationProjects,
  associationPurpose,
  communityMembership,
  daycareIntroduction,
  daycareOverview,
  hopeCenter,
  kidneyDisaster,
  kidneyFirstWeeks,
  kidneyOverview,
  kidneyTherapy,
  kidneyWelfare,
  loveDonation,
  loveSponsorship,
  privacy,
  terms,
  transportCenter,
];
