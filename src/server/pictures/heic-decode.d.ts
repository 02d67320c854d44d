/** The package has no types of its own. */
declare module 'heic-decode' {
  interface Decoded {
    width: number
    height: number
    data: Uint8ClampedArray<ArrayBuffer>
  }
  interface Image {
    width: number
    height: number
    decode(): Promise<Decoded>
  }
  const decode: {
    (given: { buffer: Uint8Array }): Promise<Decoded>
    all(given: { buffer: Uint8Array }): Promise<Image[] & { dispose(): void }>
  }
  export default decode
}
