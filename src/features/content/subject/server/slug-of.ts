/** Returns the word of a category in addresses, made of its English name; it differs from all taken ones. */
export function slugOf(nameEn: string, taken: ReadonlySet<string>): string {
  const plain = nameEn.normalize('NFKD').toLowerCase()
  const base =
    plain
      .match(/[a-z0-9]+/g)
      ?.join('-')
      .slice(0, 48)
      .replace(/-$/, '') ?? 'category'
  let slug = base
  for (let next = 2; taken.has(slug); next++) slug = `${base}-${next}`
  return slug
}
