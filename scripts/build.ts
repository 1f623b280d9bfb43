import { makeWebBuild } from '../testing/web-build.ts';

makeWebBuild();
