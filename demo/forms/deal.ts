/** The deal that all six documents belong to, so that they agree with each other as a bank examines them. */
export const dealText = {
  zh: `<p>宁波海悦纺织有限公司（Ningbo Haiyue Textile Co., Ltd., No. 88 Changjiang Road, Ningbo, China）向德国 Nordlicht Handels GmbH（Speicherstrasse 12, 20457 Hamburg, Germany）出口纯棉浴巾：</p><table><tbody><tr><th>合同</th><td>HY2026-118，2026 年 9 月 18 日签订</td></tr><tr><th>货物</th><td>COTTON BATH TOWELS，货号 BT-70140，24,000 条，单价 USD 2.20 CIF HAMBURG</td></tr><tr><th>包装</th><td>每箱 50 条，共 480 箱；每箱毛重 15.5 kg、净重 14 kg、体积 0.06 m³</td></tr><tr><th>运输</th><td>2026 年 12 月 2 日在宁波装 EASTERN STAR 047W，运至汉堡，运费预付</td></tr><tr><th>信用证</th><td>NORDBANK AG 开立，号码 NB20261015，2026 年 10 月 8 日开证；最迟装运日 2026 年 12 月 10 日，有效期至 2026 年 12 月 25 日</td></tr><tr><th>发票</th><td>HYINV26118，2026 年 11 月 25 日</td></tr><tr><th>唛头</th><td>NORDLICHT / HY2026-118 / HAMBURG / NO. 1-480</td></tr><tr><th>商品编码</th><td>6302.6010</td></tr></tbody></table>`,
  en: `<p>Ningbo Haiyue Textile Co., Ltd. (No. 88 Changjiang Road, Ningbo, China) sells cotton bath towels to Nordlicht Handels GmbH (Speicherstrasse 12, 20457 Hamburg, Germany):</p><table><tbody><tr><th>Contract</th><td>HY2026-118 of 18 September 2026</td></tr><tr><th>Goods</th><td>COTTON BATH TOWELS, article BT-70140, 24,000 pieces at USD 2.20 CIF HAMBURG</td></tr><tr><th>Packing</th><td>50 pieces to a carton, 480 cartons; each carton 15.5 kg gross, 14 kg net, 0.06 m³</td></tr><tr><th>Transport</th><td>loaded in Ningbo on EASTERN STAR 047W on 2 December 2026 for Hamburg, freight prepaid</td></tr><tr><th>Credit</th><td>NB20261015 issued by NORDBANK AG on 8 October 2026; latest shipment 10 December 2026, expiry 25 December 2026</td></tr><tr><th>Invoice</th><td>HYINV26118 of 25 November 2026</td></tr><tr><th>Marks</th><td>NORDLICHT / HY2026-118 / HAMBURG / NO. 1-480</td></tr><tr><th>HS code</th><td>6302.6010</td></tr></tbody></table>`,
}

export const seller = ['NINGBO HAIYUE TEXTILE CO., LTD.', 'NO. 88 CHANGJIANG ROAD, NINGBO, CHINA']
export const buyer = ['NORDLICHT HANDELS GMBH', 'SPEICHERSTRASSE 12, 20457 HAMBURG, GERMANY']

/** The deal, then what is to be done with the document. */
export const stem = (zh: string, en: string) => ({
  zh: `<p>${zh}</p>${dealText.zh}`,
  en: `<p>${en}</p>${dealText.en}`,
})
