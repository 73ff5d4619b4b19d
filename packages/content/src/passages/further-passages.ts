import type { PassagesByTopic } from './passage.ts'

export const italianPassages: PassagesByTopic = {
  reader: [
    'Reader converte una pagina web in Markdown pulito.',
    'Le tabelle di una pagina web restano tabelle in Markdown.',
    'Con un selettore CSS si legge solo una parte della pagina web.',
    'Una pagina che non si può leggere non costa nulla.',
  ],
  tokenizer: ['I documenti lunghi si dividono per paragrafi.', 'Contare i token è gratuito.'],
  embedding: [
    'Due vettori si confrontano in base alla loro direzione.',
    'Testi simili hanno vettori vicini.',
  ],
  reranker: ['Il reranker legge insieme la query e il documento e riordina i risultati.'],
  classifier: ['Il classificatore assegna ai testi le tue etichette, anche senza esempi.'],
  deepsearch: ['Ogni risposta cita le pagine su cui si basa.'],
  billing: ['Una sola chiave e un solo saldo valgono per tutti i prodotti.'],
}

export const koreanPassages: PassagesByTopic = {
  reader: [
    'Reader는 웹페이지를 깨끗한 Markdown으로 변환합니다.',
    '웹페이지의 표는 Markdown에서도 표로 유지됩니다.',
    'CSS 선택자를 지정하면 웹페이지의 일부만 읽습니다.',
    '읽지 못한 페이지는 무료입니다.',
  ],
  tokenizer: ['긴 문서는 단락 단위로 나눕니다.', '토큰 수를 세는 것은 무료입니다.'],
  embedding: ['벡터는 방향으로 비교합니다.', '비슷한 글은 벡터의 방향도 비슷합니다.'],
  reranker: ['리랭커는 쿼리와 문서를 함께 읽고 결과의 순위를 다시 매깁니다.'],
  classifier: ['분류기는 예시 없이도 글에 레이블을 붙입니다.'],
  deepsearch: ['모든 답변은 근거가 된 페이지를 인용합니다.'],
  billing: ['키 하나와 잔액 하나로 모든 제품을 사용합니다.'],
}

export const mongolianPassages: PassagesByTopic = {
  reader: [
    'Reader вэб хуудсыг цэвэр Markdown болгоно.',
    'Вэб хуудсыг Markdown болгоход хүснэгт нь хүснэгт хэвээр үлдэнэ.',
    'CSS сонгогчоор вэб хуудасны зөвхөн нэг хэсгийг уншина.',
    'Уншиж чадаагүй хуудас үнэгүй.',
  ],
  tokenizer: ['Урт баримтыг догол мөрөөр нь хуваана.', 'Токен тоолох нь үнэгүй.'],
  embedding: ['Векторуудыг чиглэлээр нь харьцуулна.', 'Төстэй текстийн векторууд ойрхон байна.'],
  reranker: ['Реранкер асуулга, баримтыг хамт уншиж, илэрцийг дахин эрэмбэлнэ.'],
  classifier: ['Ангилагч жишээгүйгээр ч текстэд шошго өгнө.'],
  deepsearch: ['Хариулт бүр үндэслэсэн хуудсаа эш татна.'],
  billing: ['Нэг түлхүүр, нэг үлдэгдэл бүх бүтээгдэхүүнд хүчинтэй.'],
}

export const russianPassages: PassagesByTopic = {
  reader: [
    'Reader преобразует веб-страницу в чистый Markdown.',
    'Таблицы веб-страницы остаются таблицами и в Markdown.',
    'С селектором CSS можно прочитать только часть веб-страницы.',
    'Страница, которую не удалось прочитать, бесплатна.',
  ],
  tokenizer: ['Длинные документы делят по абзацам.', 'Подсчёт токенов бесплатный.'],
  embedding: ['Векторы сравнивают по направлению.', 'У похожих текстов векторы направлены почти одинаково.'],
  reranker: ['Реранкер читает запрос и документ вместе и переупорядочивает результаты.'],
  classifier: ['Классификатор присваивает текстам метки и без примеров.'],
  deepsearch: ['Каждый ответ цитирует страницы, на которые опирается.'],
  billing: ['Один ключ и один баланс действуют для всех продуктов.'],
}

export const simplifiedChinesePassages: PassagesByTopic = {
  reader: [
    'Reader 将网页转换为干净的 Markdown。',
    '网页中的表格在 Markdown 中仍是表格。',
    '用 CSS 选择器可以只读取网页的一部分。',
    '无法读取的页面不收费。',
  ],
  tokenizer: ['长文档按段落切分。', '统计 token 数量是免费的。'],
  embedding: ['向量按方向进行比较。', '内容相近的文本，向量方向也相近。'],
  reranker: ['重排模型同时读取查询和文档，对结果重新排序。'],
  classifier: ['分类器无需示例也能为文本打上标签。'],
  deepsearch: ['每个回答都引用它所依据的页面。'],
  billing: ['一个密钥和一份余额适用于所有产品。'],
}

export const traditionalChinesePassages: PassagesByTopic = {
  reader: [
    'Reader 將網頁轉換為乾淨的 Markdown。',
    '網頁中的表格在 Markdown 裡仍是表格。',
    '用 CSS 選擇器可以只讀取網頁的一部分。',
    '無法讀取的頁面不收費。',
  ],
  tokenizer: ['長文件依段落切分。', '計算 token 數量是免費的。'],
  embedding: ['向量以方向進行比較。', '內容相近的文字，向量方向也相近。'],
  reranker: ['重新排序模型同時讀取查詢與文件，將結果重新排序。'],
  classifier: ['分類器不需範例也能為文字加上標籤。'],
  deepsearch: ['每個回答都引用它所依據的頁面。'],
  billing: ['一把金鑰和一份餘額適用於所有產品。'],
}
