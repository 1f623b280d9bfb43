// health.mjs PORT/PATH: whether a program of this container answers there. The image has no shell and no curl.
const isWell = await fetch(`http://127.0.0.1:${process.argv[2]}`).then(
  (answer) => answer.ok,
  () => false,
);
process.exitCode = isWell ? 0 : 1;
