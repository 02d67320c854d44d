import type { CheckProblem } from '../../check-shapes.ts'

/** The pages on which an outline and the content of its chapters are edited. */
export interface OutlinePages {
  outline: string
  content: (query: { chapter: string; item: string }) => string
}

/** Returns the address at which a problem of an outline is mended: a row of it, or an open item. */
export function outlinePlace(
  { key, field, chapter }: CheckProblem,
  { outline, content }: OutlinePages,
): string {
  if (chapter !== null && key !== chapter) return content({ chapter, item: key })
  const [part] = field.split('.')
  return `${outline}#${part ? `${key}.${part}` : key}`
}
