import { ButtonAnchor } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';

interface PdfLinkProps {
  title: string;
  pdf: { url: string; size: string };
}

export function PdfLink({ title, pdf }: PdfLinkProps) {
  const words = `PDF 내려받기 (${pdf.size})`;
  return (
    <ButtonAnchor kind="secondary" href={pdf.url} aria-label={`${title} ${words}`}>
      <Icon name="download" />
      {words}
    </ButtonAnchor>
  );
}
