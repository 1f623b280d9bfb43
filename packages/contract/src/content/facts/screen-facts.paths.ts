/** The facts of screens that no page's text names. The screens take theirs from here, so this is where each of them is shown. */
export const screenFacts = {
  home: { title: '첫 화면', path: '/', keys: ['transport-fee-word', 'transport-fee', 'transport-fee-reduced'] },
  transport: {
    title: '병원이송센터: 큰 숫자와 한 달 비용',
    path: '/transport/center',
    keys: [
      'transport-days',
      'transport-fee-word',
      'transport-fee',
      'transport-fee-reduced',
      'transport-fleet',
      'taxi-base-fare',
      'taxi-distance-fare',
      'call-taxi-fare-3km',
      'call-taxi-fare-5km',
      'call-taxi-fare-10km',
      'call-taxi-fare-15km',
    ],
  },
} as const;
