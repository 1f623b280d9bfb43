declare module '*.svg?day' {
  const address: string;
  export default address;
}

declare module '*.svg?night' {
  const address: string;
  export default address;
}
