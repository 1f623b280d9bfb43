// People read inside KakaoTalk and the NAVER app too: only the fetchers of such services are named here.
const robots =
  /bot\b|bot[/;]|crawl|spider|slurp|yeti|daumoa|kakaotalk-scrap|facebookexternalhit|whatsapp|preview|lighthouse|headless|curl|wget|python|java\/|go-http|node-fetch|axios|okhttp|libwww|feedly|monitor|pingdom|uptime/i;

/** Programs that read without a reader. What gives no name of itself is one, too. */
export function isRobot(userAgent: string): boolean {
  return userAgent.length < 10 || robots.test(userAgent);
}
