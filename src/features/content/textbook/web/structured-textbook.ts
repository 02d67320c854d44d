import type { Book } from '../shapes.ts'

/** Describes a textbook for search engines (schema.org/Book). */
export const structuredTextbook = (book: Book): Record<string, unknown> => ({
  '@type': 'Book',
  name: book.name.text,
  ...(book.description.text && { description: book.description.text }),
  isbn: book.isbn,
  inLanguage: book.name.language === 'en' ? 'en' : 'zh-CN',
  author: { '@type': 'Person', name: book.author },
  publisher: { '@type': 'Organization', name: book.publisher },
  hasPart: book.chapters
    .filter(({ depth }) => depth === 0)
    .map(({ name, number }) => ({ '@type': 'Chapter', name: name.text, position: number })),
})
