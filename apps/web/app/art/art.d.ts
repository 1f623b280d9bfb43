declare module '*.svg?day' {
  const address: string;
  export default address;
  export const size: { width: number; height: number };
}
