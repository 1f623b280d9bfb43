/** How whoever runs this site calls its command line; an installation says so, a checkout has npm. */
export const commandLine = process.env['KIDNEY_CLI'] ?? 'npm run cli --';
