/** Names the thing that each id in records and questions stands for; a file holds its own numbers in their place. */
export const idFields = {
  coverFileId: 'file',
  avatarFileId: 'file',
  userFileId: 'file',
  textbookId: 'textbook',
  categoryId: 'category',
  majorId: 'major',
  directionId: 'direction',
  userId: 'person',
} as const
export type ReferenceKind = (typeof idFields)[keyof typeof idFields]

export interface SetQuestion {
  questionId: number
  versionId: number
}

export interface Renumber {
  /** The other number of an id; null leaves it out. */
  id(kind: ReferenceKind, id: number): number | null
  /** A question in one version; null leaves it out of its quiz. */
  question(one: SetQuestion): SetQuestion | null
}

/** Returns a record or a question with every id in it replaced, in its texts too. */
export function renumbered<T>(value: T, by: Renumber): T {
  return walk(value, by) as T
}

const isQuestion = (value: object): value is SetQuestion =>
  'questionId' in value && 'versionId' in value

function walk(value: unknown, by: Renumber): unknown {
  if (typeof value === 'string') return inHtml(value, by)
  if (Array.isArray(value)) {
    return value.map((one) => walk(one, by)).filter((one) => one !== undefined)
  }
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).map(([field, one]) => [field, inField(field, one, by)])
  const made = Object.fromEntries(entries.filter(([, one]) => one !== undefined)) as object
  if (!isQuestion(value)) return made
  const question = by.question(value)
  // Undefined leaves an array.
  return question ? { ...made, ...question } : undefined
}

function inField(field: string, value: unknown, by: Renumber): unknown {
  if (field === 'questionId' || field === 'versionId') return value
  const kind = (idFields as Record<string, ReferenceKind | undefined>)[field]
  if (kind) return typeof value === 'number' ? by.id(kind, value) : value
  // A draw by conditions on a folder, which no other site has, keeps its pool as one that was chosen by hand.
  if (field === 'rule' && isOnFolder(value)) return undefined
  // A chapter that came from a textbook which is not known here is the course's own.
  if (field === 'from' && isOfUnknown(value, by)) return undefined
  return walk(value, by)
}

const isOnFolder = (rule: unknown): boolean =>
  rule !== null && typeof rule === 'object' && 'folderId' in rule

const isOfUnknown = (from: unknown, by: Renumber): boolean => {
  const id = (from as { textbookId?: number } | undefined)?.textbookId
  return id !== undefined && by.id('textbook', id) === null
}

/** Files in the product's own dialect of HTML: pictures, films, documents. */
function inHtml(html: string, by: Renumber): string {
  if (!html.includes(' data-')) return html
  const named = (tag: string, name: string, without: string) => {
    const id = new RegExp(` data-${name}="(\\d{1,10})"`).exec(tag)?.[1]
    if (id === undefined) return tag
    const other = by.id('file', Number(id))
    return other === null
      ? without
      : tag.replace(` data-${name}="${id}"`, ` data-${name}="${other}"`)
  }
  return html
    .replaceAll(/<img\b[^>]*>/g, (tag) => named(tag, 'file', ''))
    .replaceAll(/<div\b[^>]*><\/div>/g, (tag) => named(tag, 'film', ''))
    .replaceAll(/<p\b[^>]*>/g, (tag) => named(tag, 'document', '<p>'))
}
