import sharp from 'sharp'

/** A picture of a document as a teacher would photograph it. */
export async function documentPicture(title: string, name: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="640">
    <rect width="900" height="640" fill="#f4ead2"/>
    <rect x="30" y="30" width="840" height="580" fill="none" stroke="#a1241f" stroke-width="6"/>
    <text x="450" y="150" font-size="56" text-anchor="middle" fill="#a1241f">${title}</text>
    <text x="120" y="300" font-size="36">姓名 ${name}</text>
    <text x="120" y="370" font-size="36">学科 国际贸易</text>
    <circle cx="700" cy="460" r="90" fill="none" stroke="#c0392b" stroke-width="8"/>
  </svg>`
  const buffer = await sharp(Buffer.from(svg)).png().toBuffer()
  return { name: `${title}.png`, mimeType: 'image/png', buffer }
}
