import { asPersonWould, stepsOfPage, type Block } from './page-steps.ts';

export const site = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? 'ulsan';
export const ofThisSite = (text: string) => text.replaceAll('ulsan', site);

export const owner = { username: 'chief', password: 'three unrelated lantern words' };

const answered: Record<string, string> = {
  'kidney restore --to "2026-11-18 14:31"': 'echo yes | kidney restore --to "$(cat /opt/minute)"',
  'kidney create-owner': asPersonWould('kidney create-owner', owner),
};

/** Nobody outside answers for the name: a certificate of our own takes the place of the real one. */
const ownCertificate = `openssl req -x509 -newkey rsa:2048 -nodes -days 5 -subj /CN=www.example.org -addext subjectAltName=DNS:www.example.org -keyout /opt/privkey.pem -out /opt/fullchain.pem 2>/dev/null
RENEWED_LINEAGE=/opt /etc/letsencrypt/renewal-hooks/deploy/kidney`;

/** Nor is there a mail server outside. */
const ownMail = `setsid /srv/kidney/current/runtime/node /opt/look/scripts/try-install/mail-server.mjs &
sed -i 's|^# SMTP_ADDRESS=.*|SMTP_ADDRESS=smtp://127.0.0.1:2525|; s|^# MAIL_FROM=.*|MAIL_FROM=office@example.org|' /etc/kidney/site.env
sed -i 's|^ALARM_MAIL=.*|ALARM_MAIL=chair@example.org,keeper@example.org|' /etc/kidney/alarm.env
echo NODE_EXTRA_CA_CERTS=/opt/fullchain.pem >> /etc/kidney/alarm.env`;
const replaced: Record<string, string> = { certificate: ownCertificate, mail: ownMail };

/** What a page says to type, for the installation of this name. */
export const stepsOf = (name: string) => stepsOfPage(name, ofThisSite);

/** What systemd would have done by itself once a package is installed. */
export const asSystemdWould =
  'pg_lsclusters --no-header | while read -r version cluster _; do pg_ctlcluster "$version" "$cluster" start; done';

/** Ends with how long it took, of which a person at the keyboard is no part. */
export function scriptFor(what: string, blocks: readonly Block[]): string {
  const lines = blocks.map(({ step, kind, text }) => {
    const typed = text.trim();
    const words = replaced[kind] ?? answered[typed] ?? typed;
    return `echo "== step ${step}"\n${words}`;
  });
  const steps = new Set(blocks.map(({ step }) => step)).size;
  const figure = `echo "install: ${site}, ${what}: ${steps} steps, $SECONDS s"`;
  return ['set -eu', 'export DEBIAN_FRONTEND=noninteractive', 'SECONDS=0', ...lines, figure].join('\n');
}
