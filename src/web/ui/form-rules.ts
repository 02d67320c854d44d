/** Field name → what is wrong and how to mend it. Fields that are right are absent or ''. */
export type FieldErrors<V> = { [K in keyof V]?: string }

/** What a form hands back when the server refused it. */
export interface FormRefusal<V> {
  fields?: FieldErrors<V>
  message?: string
}

/** Only the entries that say something. */
export function realErrors<V>(errors: FieldErrors<V>): FieldErrors<V> {
  return Object.fromEntries(Object.entries(errors).filter(([, text]) => text)) as FieldErrors<V>
}

/** A server's refusal: errors of known fields go beside them, whatever fits none to the top. */
export function sortRefusal<V extends object>(
  refusal: FormRefusal<V>,
  values: V,
): { fields: FieldErrors<V>; others: string[] } {
  const fields: FieldErrors<V> = {}
  const others = refusal.message ? [refusal.message] : []
  for (const [name, text] of Object.entries(realErrors(refusal.fields ?? {}))) {
    if (name in values) fields[name as keyof V] = text as string
    else others.push(text as string)
  }
  return { fields, others }
}

/** What to show: errors of fields that were left or submitted; a server's word stays until edited. */
export function shownErrors<V>(
  own: FieldErrors<V>,
  fromServer: FieldErrors<V>,
  touched: ReadonlySet<keyof V>,
): FieldErrors<V> {
  const shown: FieldErrors<V> = { ...realErrors(fromServer) }
  for (const name of Object.keys(own) as (keyof V)[]) {
    if (touched.has(name)) shown[name] = own[name]
  }
  return shown
}

export function sameValues<V extends object>(a: V, b: V): boolean {
  return (Object.keys({ ...a, ...b }) as (keyof V)[]).every(
    (name) => a[name] === b[name] || JSON.stringify(a[name]) === JSON.stringify(b[name]),
  )
}

/** A draft only restores fields that the form still has and whose kind has not changed. */
export function withDraft<V extends object>(initial: V, draft: unknown): V {
  if (typeof draft !== 'object' || draft === null) return initial
  const known = Object.entries(draft).filter(
    ([name, value]) => name in initial && typeof value === typeof initial[name as keyof V],
  )
  return { ...initial, ...Object.fromEntries(known) }
}
