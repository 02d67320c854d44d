/** Small helpers for flat OpenDocument files, which LibreOffice turns into Office files. */
export const xml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const namespaces = {
  office: 'urn:oasis:names:tc:opendocument:xmlns:office:1.0',
  style: 'urn:oasis:names:tc:opendocument:xmlns:style:1.0',
  text: 'urn:oasis:names:tc:opendocument:xmlns:text:1.0',
  table: 'urn:oasis:names:tc:opendocument:xmlns:table:1.0',
  draw: 'urn:oasis:names:tc:opendocument:xmlns:drawing:1.0',
  presentation: 'urn:oasis:names:tc:opendocument:xmlns:presentation:1.0',
  number: 'urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0',
  fo: 'urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0',
  svg: 'urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0',
  xlink: 'http://www.w3.org/1999/xlink',
  dc: 'http://purl.org/dc/elements/1.1/',
  msoxl: 'http://schemas.microsoft.com/office/excel/formula',
}

/** Fonts of Windows and macOS; LibreOffice and Linux replace them by Noto Sans CJK. */
export const fonts =
  'style:font-name="Latin" style:font-name-asian="Chinese" fo:language="en" fo:country="US" style:language-asian="zh" style:country-asian="CN"'

export const colour = {
  ink: '#0E2A47',
  blue: '#1F6FEB',
  coral: '#F2694B',
  slate: '#5A6F8A',
  line: '#CBD6E4',
  pale: '#EEF3FA',
  input: '#FFF6DC',
}

export function flatDocument(
  kind: 'text' | 'spreadsheet' | 'presentation',
  title: string,
  parts: { styles: string; automatic: string; master: string; body: string },
): string {
  const spaces = Object.entries(namespaces).map(([name, uri]) => `xmlns:${name}="${uri}"`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document ${spaces.join(' ')} office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.${kind}">
<office:meta><dc:title>${xml(title)}</dc:title></office:meta>
<office:font-face-decls><style:font-face style:name="Latin" svg:font-family="Arial" style:font-family-generic="swiss"/>
<style:font-face style:name="Chinese" svg:font-family="&apos;Microsoft YaHei&apos;" style:font-family-generic="swiss"/></office:font-face-decls>
<office:styles>${parts.styles}</office:styles>
<office:automatic-styles>${parts.automatic}</office:automatic-styles>
<office:master-styles>${parts.master}</office:master-styles>
<office:body><office:${kind}>${parts.body}</office:${kind}></office:body></office:document>`
}

/** A text style's properties for both scripts. */
export const type = (size: number, color: string, weight: 'normal' | 'bold' = 'normal'): string =>
  `<style:text-properties ${fonts} fo:font-size="${size}pt" style:font-size-asian="${size}pt" fo:color="${color}" fo:font-weight="${weight}" style:font-weight-asian="${weight}"/>`
