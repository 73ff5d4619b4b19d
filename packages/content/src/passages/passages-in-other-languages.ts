import type { PassagesByTopic } from './passage.ts'

export const germanPassages: PassagesByTopic = {
  reader: [
    'Der Reader macht aus einer Webseite sauberes Markdown.',
    'Private Adressen liest der Reader nicht.',
    'Eine Seite, die sich nicht lesen lässt, kostet nichts.',
  ],
  tokenizer: ['Lange Dokumente teilt man entlang von Absätzen.', 'Token zu zählen ist kostenlos.'],
  embedding: [
    'Ein Embedding ordnet einen Text als Zahlenreihe unter anderen ein.',
    'Ähnliche Texte haben Vektoren, die in dieselbe Richtung zeigen.',
  ],
  reranker: ['Der Reranker liest Anfrage und Dokument gemeinsam.'],
  classifier: ['Der Klassifikator ordnet Texten Ihre Labels zu.'],
  deepsearch: ['Jede Antwort nennt die Seiten, auf die sie sich stützt.'],
  billing: ['Ein Schlüssel und ein Guthaben gelten für alle Produkte.'],
}

export const japanesePassages: PassagesByTopic = {
  reader: [
    'リーダーはウェブページを読みやすい Markdown に変換します。',
    '読み取れなかったページには料金がかかりません。',
  ],
  tokenizer: ['長い文書は段落ごとに分割します。', 'トークン数の計算は無料です。'],
  embedding: ['埋め込みは文章を数値のベクトルに変えます。', '内容が近い文章はベクトルの向きも近くなります。'],
  reranker: ['リランカーは質問と文書を一緒に読んで順位を付けます。'],
  classifier: ['分類器は文章を指定したラベルに振り分けます。'],
  deepsearch: ['回答には根拠となったページが示されます。'],
  multilingual: ['日本語では単語の間に空白を入れません。'],
}

export const frenchPassages: PassagesByTopic = {
  reader: [
    'Le lecteur transforme une page web en Markdown propre.',
    'Une page illisible ne coûte aucun token.',
  ],
  tokenizer: ['Un long document se découpe le long de ses paragraphes.', 'Compter les tokens est gratuit.'],
  embedding: ['Un embedding place un texte parmi les autres par une suite de nombres.'],
  reranker: [
    'Le reranker lit la question et le document ensemble.',
    'Les documents les plus utiles passent en premier.',
  ],
  classifier: ['Le classifieur range les textes sous vos étiquettes.'],
  deepsearch: ['Chaque réponse cite les pages sur lesquelles elle s’appuie.'],
  billing: ['Une seule clé et un seul solde servent à tous les produits.'],
}

export const spanishPassages: PassagesByTopic = {
  reader: [
    'El lector convierte una página web en Markdown limpio.',
    'Una página que no se puede leer no cuesta nada.',
  ],
  tokenizer: ['Los documentos largos se dividen por párrafos.', 'Contar los tokens es gratis.'],
  embedding: ['Un vector sitúa un texto entre los demás mediante números.'],
  reranker: [
    'El reranker lee la consulta y el documento a la vez.',
    'Los resultados más útiles aparecen primero.',
  ],
  classifier: ['El clasificador reparte los textos entre tus etiquetas.'],
  deepsearch: ['Cada respuesta indica las páginas en las que se basa.'],
  billing: ['Una clave y un saldo sirven para todos los productos.'],
}
