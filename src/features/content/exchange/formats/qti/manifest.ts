import type { OutPaper } from '../../paper-form.ts'
import { decimal } from '../shared/numbers.ts'
import { xmlText } from '../shared/xml.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>'

/** The list of everything in the package; our extension stands in the metadata of each item. */
export function manifestXml(
  items: readonly { id: string; media: readonly string[]; extension: string }[],
): string {
  const resources = items.map(({ id, media, extension }) => {
    const files = media.map((name) => `<file href="media/${encodeURIComponent(name)}"/>`)
    return `<resource identifier="r_${id}" type="imsqti_item_xmlv3p0" href="items/${id}.xml"><metadata>${extension}</metadata><file href="items/${id}.xml"/>${files.join('')}</resource>`
  })
  const dependencies = items.map(({ id }) => `<dependency identifierref="r_${id}"/>`)
  return [
    head,
    '<manifest xmlns="http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1" identifier="farsail">',
    '<metadata><schema>QTI Package</schema><schemaversion>3.0.0</schemaversion></metadata>',
    '<organizations/>',
    '<resources>',
    `<resource identifier="r_test" type="imsqti_test_xmlv3p0" href="tests/test.xml"><file href="tests/test.xml"/>${dependencies.join('')}</resource>`,
    ...resources,
    '</resources>',
    '</manifest>',
  ].join('\n')
}

/** The paper as a test; questions outside of any section have one without a title. */
export function testXml(paper: OutPaper): string {
  const sections: { index: number | null; ids: { id: string; points: number }[] }[] = []
  for (const { id, points, section } of paper.questions) {
    if (sections.at(-1)?.index !== section) sections.push({ index: section, ids: [] })
    sections.at(-1)!.ids.push({ id, points })
  }
  const written = sections.map(({ index, ids }, number) => {
    const section = index === null ? null : paper.sections[index]
    const intro = section?.intro
      ? `<qti-rubric-block view="candidate" use="instructions"><qti-content-body>${section.intro}</qti-content-body></qti-rubric-block>`
      : ''
    const references = ids.map(
      ({ id, points }) =>
        `<qti-assessment-item-ref identifier="i_${id}" href="../items/${id}.xml"><qti-weight identifier="POINTS" value="${decimal(points)}"/></qti-assessment-item-ref>`,
    )
    return `<qti-assessment-section identifier="s${number + 1}" title="${xmlText(section?.name ?? '')}" visible="true">${intro}${references.join('')}</qti-assessment-section>`
  })
  return [
    head,
    `<qti-assessment-test xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="test" title="${xmlText(paper.name)}">`,
    '<qti-test-part identifier="part" navigation-mode="nonlinear" submission-mode="simultaneous">',
    ...written,
    '</qti-test-part>',
    '</qti-assessment-test>',
  ].join('\n')
}
