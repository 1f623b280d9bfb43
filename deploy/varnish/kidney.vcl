# Keeps visitors' pages between HAProxy and the site, and shows them on while no process answers.
# Check: varnishd -C -s malloc,1m -s queries=malloc,1m -f /etc/varnish/kidney.vcl
vcl 4.1;

import std;
import xkey;

# HAProxy's inner door: it knows which process is ready, which one only lives, and what may be asked twice.
backend site {
    .host = "127.0.0.1";
    .port = "6083";
    .first_byte_timeout = 60s;
    .probe = {
        .url = "/ready";
        .interval = 1s;
        .timeout = 3s;
        .window = 3;
        .threshold = 2;
        .initial = 2;
    }
}
# The same where no process is ready: one that lives still has pages of its own.
backend living {
    .host = "127.0.0.1";
    .port = "6083";
    .first_byte_timeout = 60s;
}

acl purgers {
    "127.0.0.1";
    "::1";
}

sub vcl_recv {
    if (req.restarts == 0) {
        # These are ours, whatever a visitor sends.
        unset req.http.x-display;
        unset req.http.x-encoding;
        unset req.http.x-stand-in;
        unset req.http.x-cache;
        # Who comes by HAProxy comes from this machine, too, and brings a first address.
        if (req.method == "PURGE") {
            if (client.ip !~ purgers || req.http.X-Forwarded-For ~ ",") {
                return (synth(405));
            }
            if (!req.http.xkey) {
                return (synth(400));
            }
            set req.http.x-gone = xkey.purge(req.http.xkey);
            return (synth(200, req.http.x-gone + " gone"));
        }
        # HAProxy asks whether this cache is there.
        if (req.url == "/live") {
            return (synth(200));
        }
        # Varnish has added HAProxy's own address, which is no proxy more than the site knows of.
        set req.http.X-Forwarded-For = regsub(req.http.X-Forwarded-For, "^(.+), [^,]+$", "\1");
        if (!std.healthy(site)) {
            set req.http.x-stand-in = "yes";
        }
    }

    # Only while something is wrong is a page shown past its time.
    if (req.http.x-stand-in) {
        set req.backend_hint = living;
        set req.grace = 24h;
    } else {
        set req.backend_hint = site;
        set req.grace = 0s;
    }

    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    if (req.http.Authorization || req.url ~ "^/(api|admin|files|ready)([/.?]|$)") {
        return (pass);
    }
    # Somebody's session or device, valid or not, with a value or without, never meets what is kept.
    if (req.http.Cookie ~ "(^|;)\s*(accessToken|refreshToken|__Host-[^=;]*)\s*(=|;|$)") {
        return (pass);
    }

    # Asked once more: display choice and encoding are known, and the headers that said them are gone.
    if (req.restarts > 0) {
        set req.hash_ignore_busy = true;
        return (hash);
    }

    # Of other cookies the display choice alone counts, the first of its six values; the site sees no other.
    set req.http.x-display = "100-normal";
    if (req.http.Cookie ~ "(^|;)\s*display=(100|125|150)-(normal|high)\s*(;|$)") {
        set req.http.x-display = regsub(req.http.Cookie,
            "^(?:.*?;)??\s*display=((?:100|125|150)-(?:normal|high))\s*(?:;.*)?$", "\1");
    }
    unset req.http.Cookie;

    # The three encodings that the site has; one that is refused by name is rare, and gets the page as it is.
    if (req.http.Accept-Encoding ~ "q=0(\.0*)?\s*(,|$)") {
        set req.http.x-encoding = "identity";
    } elseif (req.http.Accept-Encoding ~ "(?i)(^|,)\s*br\s*(;|,|$)") {
        set req.http.x-encoding = "br";
    } elseif (req.http.Accept-Encoding ~ "(?i)(^|,)\s*gzip\s*(;|,|$)") {
        set req.http.x-encoding = "gzip";
    } else {
        set req.http.x-encoding = "identity";
    }

    # A file of the build is its name, whatever is written behind it.
    if (req.url ~ "^/assets/") {
        set req.url = regsub(req.url, "\?.*$", "");
    }
    # Many who want one page at once are the site's to join; here they would wait for each other where it cannot be kept.
    set req.hash_ignore_busy = true;
    return (hash);
}

sub vcl_hash {
    # Never the Host: the site has one name, and takes absolute addresses from its settings.
    hash_data(req.url);
    hash_data(req.http.x-display);
    hash_data(req.http.x-encoding);
    return (lookup);
}

sub vcl_hit {
    # Whoever reads it is counted by the site, which is asked as long as it answers.
    if (obj.http.x-ask-site && !req.http.x-stand-in) {
        set req.http.x-cache = "PASS";
        return (pass);
    }
    if (obj.ttl > 0s && !obj.http.x-ask-site) {
        set req.http.x-cache = "HIT";
    } else {
        set req.http.x-cache = "STALE";
    }
    return (deliver);
}

sub vcl_miss {
    set req.http.x-cache = "MISS";
    return (fetch);
}

sub vcl_pass {
    set req.http.x-cache = "PASS";
    return (fetch);
}

sub vcl_backend_fetch {
    if (bereq.http.x-display) {
        unset bereq.http.Cookie;
        unset bereq.http.Accept-Encoding;
        if (bereq.http.x-display != "100-normal") {
            set bereq.http.Cookie = "display=" + bereq.http.x-display;
        }
        if (bereq.http.x-encoding != "identity") {
            set bereq.http.Accept-Encoding = bereq.http.x-encoding;
        }
    }
    # Kept are whole pages alone, and not that nothing has changed since somebody's visit.
    if (!bereq.uncacheable) {
        unset bereq.http.If-None-Match;
        unset bereq.http.If-Modified-Since;
    }
    return (fetch);
}

sub vcl_backend_response {
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    set beresp.keep = 0s;
    if (bereq.uncacheable) {
        return (deliver);
    }
    # What is kept here is as good as what a process shows for want of a new one, and better than an error. So it is
    # looked for first (vcl_synth), and not replaced.
    if ((beresp.status >= 500 || beresp.http.X-Page ~ "^(stale|mirror)$") && (!bereq.http.x-stand-in || bereq.is_bgfetch)) {
        return (abandon);
    }
    # Only what the site gives to shared caches (RFC 9213), and files with a hash in their name.
    if (beresp.status == 200 && !beresp.http.Set-Cookie
        && beresp.http.CDN-Cache-Control ~ "max-age=[0-9]+" && beresp.http.Surrogate-Key) {
        set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*max-age=([0-9]+).*$", "\1s"), 0s);
        set beresp.grace = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*stale-if-error=([0-9]+).*$", "\1s"), 0s);
        set beresp.http.xkey = beresp.http.Surrogate-Key + " all";
        if (beresp.ttl == 0s) {
            set beresp.http.x-ask-site = "yes";
            set beresp.ttl = 60s;
        }
        # There is no end of queries: they push out none of the other pages.
        if (bereq.url ~ "\?") {
            set beresp.storage = storage.queries;
        }
    } elseif (beresp.status == 200 && bereq.url ~ "^/assets/" && beresp.http.Cache-Control ~ "immutable") {
        set beresp.ttl = 7d;
        set beresp.grace = 24h;
    } else {
        set beresp.uncacheable = true;
        return (deliver);
    }
    # Display choice and encoding are in the key.
    set beresp.http.x-vary = beresp.http.Vary;
    unset beresp.http.Vary;
    unset beresp.http.X-Request-Id;
    return (deliver);
}

sub vcl_backend_error {
    if (!bereq.uncacheable && (!bereq.http.x-stand-in || bereq.is_bgfetch)) {
        return (abandon);
    }
}

sub vcl_deliver {
    if (resp.status >= 500 && req.http.x-display && !req.http.x-stand-in) {
        set req.http.x-stand-in = "yes";
        return (restart);
    }
    if (resp.http.x-vary) {
        set resp.http.Vary = resp.http.x-vary;
        set resp.http.X-Request-Id = req.http.X-Request-Id;
    } elseif (obj.uncacheable) {
        set req.http.x-cache = "PASS";
    }
    if (req.http.x-cache != "MISS" && req.http.x-cache != "PASS") {
        unset resp.http.X-Page;
    }
    unset resp.http.x-vary;
    unset resp.http.x-ask-site;
    unset resp.http.xkey;
    unset resp.http.Surrogate-Key;
    unset resp.http.CDN-Cache-Control;
    unset resp.http.X-Varnish;
    unset resp.http.Via;
    set resp.http.X-Cache = req.http.x-cache;
    return (deliver);
}

sub vcl_synth {
    # The site did not answer, or with nothing new: once more, with what is kept, and then with whatever it says.
    if (resp.status == 503 && req.http.x-display && !req.http.x-stand-in) {
        set req.http.x-stand-in = "yes";
        return (restart);
    }
    set resp.http.Content-Type = "text/plain";
    synthetic(resp.reason);
    return (deliver);
}
