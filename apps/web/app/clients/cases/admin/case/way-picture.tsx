/** Home, van and clinic on one road: the road as wide as there is room, the three in its ends and its middle. */
export function WayPicture() {
  return (
    <svg aria-hidden="true" className="way-picture">
      <svg viewBox="0 0 1240 84" preserveAspectRatio="none">
        <path fill="var(--sea-50)" d="M0 0h1240v84H0z" />
        <path fill="var(--sea-100)" d="M0 40q200-30 420-10t420-8 400 2v60H0z" />
        <g fill="none" strokeLinecap="round">
          <path
            stroke="var(--river)"
            strokeWidth="13"
            vectorEffect="non-scaling-stroke"
            d="M100 62c150-26 240 18 420 4s270-20 400 2 150 0 210-8"
          />
          <path
            stroke="var(--on-fill)"
            strokeWidth="3"
            vectorEffect="non-scaling-stroke"
            d="M200 52h30M420 70h34M760 58h36M960 70h28"
          />
        </g>
      </svg>
      <svg viewBox="-36 -20 120 84" preserveAspectRatio="xMinYMid">
        <path fill="var(--sea-700)" d="M-4 24L28 0l32 24zM22 36h12v20H22z" />
        <path fill="var(--on-fill)" d="M4 24h48v32H34V36H22v20H4z" />
      </svg>
      <svg viewBox="-10 -8 120 84" preserveAspectRatio="xMidYMid">
        <path fill="var(--on-fill)" d="M4 42V14q0-8 8-8h58q9 0 15 8l10 13q3 4 3 9v6z" />
        <path fill="var(--sea-700)" d="M14 13h17v13H14zM35 13h17v13H35zM56 13h12q5 0 8 4l7 9H56z" />
        <path fill="var(--coral)" d="M4 31h93v4H4z" />
        <path fill="var(--sea-900)" d="M16 43a8 8 0 1 0 16 0a8 8 0 1 0-16 0M70 43a8 8 0 1 0 16 0a8 8 0 1 0-16 0" />
      </svg>
      <svg viewBox="-16 -8 112 84" preserveAspectRatio="xMaxYMid">
        <path fill="var(--on-fill)" d="M0 14h60v58H0z" />
        <path fill="var(--sea-700)" d="M-5 8h70v8H-5zM20 32a10 10 0 1 0 20 0a10 10 0 1 0-20 0" />
        <path fill="var(--river)" d="M8 26h10v10H8zM42 26h10v10H42zM8 46h10v10H8zM42 46h10v10H42z" />
        <path fill="none" stroke="var(--on-fill)" strokeWidth="3" d="M30 26v12M24 32h12" />
        <path fill="var(--coral)" d="M22 54h16v18H22z" />
      </svg>
    </svg>
  );
}
