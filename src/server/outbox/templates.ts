import type { Both } from '#src/shared/locale.ts'

/** A mail or text message that a room sends, as it declares it: the code in the outbox, and the names. */
export interface Template extends Both {
  id: string
  /** How many minutes the code or the link in it opens something; undefined where it holds none. */
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

/** Until when the message is worth stealing; null where it holds no secret. */
export function secretUntil({ secretMinutes }: Template, now = Date.now()): Date | null {
  return secretMinutes === undefined ? null : new Date(now + secretMinutes * 60_000)
}
