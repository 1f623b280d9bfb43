import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // All routes fit into one small, immutable file; asking for them one by one would miss every cache.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
