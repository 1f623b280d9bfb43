import { data } from 'react-router';
import { NotFoundPage } from './error-pages/not-found-page.tsx';

const notFound = () => data(null, { status: 404 });

/** Any other address. A route of its own, so that the page is drawn the way the person likes it. */
export const loader = notFound;
export const action = notFound;

export default NotFoundPage;
