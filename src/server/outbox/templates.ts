import type { Both } from '#src/shared/locale.ts'

/** A mail or text message as its room declares it: the code in the outbox, and its names. */
export interface Template extends Both {
  id: string
  /** Minutes for which its code or link is valid; undefined where it has none. */
  secretMinutes?: number
}

export type TemplateTable = Readonly<Record<string, Template>>

/** `defineTemplates('account', { registerCode: { … } })` → `accountTemplates.registerCode.id === 'account.registerCode'`. */
export function defineTemplates<K extends string>(
  area: string,
  table: Record<K, Omit<Template, 'id'>>,
): Readonly<Record<K, Template>> {
  const templates = Object.entries<Omit<Template, 'id'>>(table).map(([name, spec]) => [
    name,
    { ...spec, id: `${area}.${name}` },
  ])
  return Object.fromEntries(templates) as Record<K, Template>
}

/** When the secret in the message expires; null where it has none. */
export function secretUntil({ secretMinutes }: Template, now = Date.now()): Date | null {
  return secretMinutes === undefined ? null : new Date(now + secretMinutes * 60_000)
}
