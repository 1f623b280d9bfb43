/** Data for search engines. No browser runs it, so the content security policy has nothing to say about it. */
export function JsonLd({ data }: { data: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json.replaceAll('<', String.raw`\u003c`) }} />
  );
}
