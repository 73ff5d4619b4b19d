import type { PassagesByTopic } from './passage.ts'

export const germanPassages: PassagesByTopic = {
  reader: [
    'Der Reader wandelt eine Webseite in sauberes Markdown um.',
    'Tabellen einer Webseite bleiben in Markdown Tabellen.',
    'Mit einem CSS-Selektor liest der Reader nur einen Teil der Webseite.',
    'Private Adressen liest der Reader nicht.',
    'Eine Seite, die sich nicht lesen lässt, kostet nichts.',
  ],
  tokenizer: ['Lange Dokumente teilt man entlang von Absätzen.', 'Token zu zählen ist kostenlos.'],
  embedding: [
    'Ein Embedding stellt einen Text als Vektor dar und gibt ihm so einen Platz unter anderen Texten.',
    'Ähnliche Texte haben Vektoren, die in dieselbe Richtung zeigen.',
  ],
  reranker: ['Der Reranker liest Anfrage und Dokument gemeinsam.'],
  classifier: ['Der Klassifikator ordnet Texten Ihre Labels zu.'],
  deepsearch: ['Jede Antwort nennt die Seiten, auf die sie sich stützt.'],
  billing: ['Ein Schlüssel und ein Guthaben gelten für alle Produkte.'],
}

export const japanesePassages: PassagesByTopic = {
  reader: [
    'Reader はウェブページをきれいな Markdown に変換します。',
    'ウェブページの表は Markdown でも表のままです。',
    'CSS セレクターを指定すると、ウェブページの一部だけを読み取れます。',
    '読み取れなかったページには料金がかかりません。',
  ],
  tokenizer: ['長い文書は段落ごとに分割します。', 'トークン数の計算は無料です。'],
  embedding: ['埋め込みは文章を数値のベクトルに変えます。', '内容が近い文章はベクトルの向きも近くなります。'],
  reranker: [
    'リランカーはクエリと文書を一緒に読んで順位を付けます。',
    '上位の結果だけを並べ替えれば、速さを保てます。',
  ],
  classifier: ['分類器は文章に指定したラベルを付けます。'],
  deepsearch: ['回答には根拠となったページが示されます。'],
  billing: ['1つのキーと1つの残高ですべての製品を使えます。'],
  multilingual: ['日本語では単語の間に空白を入れません。'],
}

export const frenchPassages: PassagesByTopic = {
  reader: [
    'Reader convertit une page web en Markdown propre.',
    'Les tableaux d’une page web restent des tableaux en Markdown.',
    'Un sélecteur CSS suffit pour ne lire qu’une partie de la page web.',
    'Une page illisible ne coûte aucun token.',
  ],
  tokenizer: ['Un long document se découpe selon ses paragraphes.', 'Compter les tokens est gratuit.'],
  embedding: [
    'Un embedding place un texte parmi les autres par une suite de nombres.',
    'Des textes proches ont des vecteurs de même direction.',
  ],
  reranker: [
    'Le reranker lit la requête et le document ensemble.',
    'Il suffit de reclasser les meilleurs résultats.',
  ],
  classifier: ['Le classifieur attribue vos étiquettes aux textes.'],
  deepsearch: ['Chaque réponse cite les pages sur lesquelles elle s’appuie.'],
  billing: ['Une seule clé et un seul solde servent à tous les produits.'],
}

export const spanishPassages: PassagesByTopic = {
  reader: [
    'Reader convierte una página web en Markdown limpio.',
    'Las tablas de una página web siguen siendo tablas en Markdown.',
    'Con un selector CSS se lee solo una parte de la página web.',
    'Una página que no se puede leer no cuesta nada.',
  ],
  tokenizer: ['Los documentos largos se dividen por párrafos.', 'Contar los tokens es gratis.'],
  embedding: [
    'Un embedding sitúa un texto entre los demás mediante números.',
    'Los textos parecidos tienen vectores con la misma dirección.',
  ],
  reranker: [
    'El reranker lee la consulta y el documento a la vez.',
    'Los resultados más útiles aparecen primero.',
  ],
  classifier: ['El clasificador asigna tus etiquetas a los textos.'],
  deepsearch: ['Cada respuesta indica las páginas en las que se basa.'],
  billing: ['Una clave y un saldo sirven para todos los productos.'],
}
