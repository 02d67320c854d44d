declare module '*/scripts/browser.mjs' {
  export function ensureBrowser(): string | undefined
}
declare module '*/scripts/ensure.mjs' {
  export function ensureBuilt(): void
  export const serverFlags: string[]
  export const serverEnv: Record<string, string>
}
